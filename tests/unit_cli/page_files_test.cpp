#include "serve/page_files.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace nonet::cli {
namespace {

namespace fs = std::filesystem;

class PageFilesTest : public testing::Test {
 protected:
  PageFilesTest() : folder_(fs::path(testing::TempDir()) / "nonet_page_files") {
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "assets");
  }
  ~PageFilesTest() override { fs::remove_all(folder_); }

  void put(const std::string& name, const std::string& content) {
    std::ofstream(folder_ / name) << content;
  }

  fs::path folder_;
};

TEST_F(PageFilesTest, FindsFilesByTheirPath) {
  put("index.html", "page");
  put("assets/main-1.js", "script");
  const auto files = PageFiles::read(folder_);
  ASSERT_TRUE(files) << files.error();
  EXPECT_EQ(files->number(), 2u);
  ASSERT_NE(files->find("/"), nullptr);
  EXPECT_EQ(files->find("/"), files->find("/index.html"));
  EXPECT_EQ(files->find("/")->content, "page");
  EXPECT_FALSE(files->find("/")->lasting);
  ASSERT_NE(files->find("/assets/main-1.js"), nullptr);
  EXPECT_TRUE(files->find("/assets/main-1.js")->lasting);
  for (const char* path :
       {"", "index.html", "/assets", "/assets/", "/../index.html", "/INDEX.HTML"})
    EXPECT_EQ(files->find(path), nullptr) << path;
}

TEST_F(PageFilesTest, TagsTellVersionsApart) {
  put("index.html", "one");
  const std::string first = PageFiles::read(folder_)->find("/")->tag;
  EXPECT_EQ(PageFiles::read(folder_)->find("/")->tag, first);
  put("index.html", "two");
  EXPECT_NE(PageFiles::read(folder_)->find("/")->tag, first);
}

TEST_F(PageFilesTest, LeavesOutHiddenFilesAndLinks) {
  put("index.html", "page");
  put(".env", "secret");
  fs::create_directories(folder_ / ".git");
  put(".git/config", "secret");
  fs::create_symlink("/etc/passwd", folder_ / "link.txt");
  fs::create_directory_symlink("/etc", folder_ / "etc");
  const auto files = PageFiles::read(folder_);
  ASSERT_TRUE(files) << files.error();
  EXPECT_EQ(files->number(), 1u);
}

TEST_F(PageFilesTest, SaysWhatIsWrongWithAFolder) {
  EXPECT_THAT(PageFiles::read(folder_ / "none").error(), testing::HasSubstr("none: "));
  EXPECT_THAT(PageFiles::read(folder_).error(), testing::HasSubstr("no index.html"));
}

}  // namespace
}  // namespace nonet::cli
