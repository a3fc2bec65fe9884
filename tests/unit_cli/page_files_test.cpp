#include "serve/page_files.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "support/scratch_folder.hpp"

namespace nonet::cli {
namespace {

namespace fs = std::filesystem;

class PageFilesTest : public testing::Test {
 protected:
  PageFilesTest() { fs::create_directory(folder_ / "assets"); }

  void put(const std::string& name, const std::string& content) {
    std::ofstream(folder_ / name) << content;
  }

  const ScratchFolder scratch_;
  const fs::path folder_ = scratch_.path();
};

TEST_F(PageFilesTest, FindsFilesByTheirPath) {
  put("index.html", "page");
  put("assets/main-1.js", "script");
  const auto files = PageFiles::read(folder_);
  ASSERT_TRUE(files) << files.error();
  EXPECT_EQ(files->number(), 2u);
  ASSERT_NE(files->find("/"), nullptr);
  EXPECT_EQ(files->find("/"), files->find("/index.html"));
  EXPECT_EQ(files->find("/")->plain.content, "page");
  EXPECT_FALSE(files->find("/")->lasting);
  ASSERT_NE(files->find("/assets/main-1.js"), nullptr);
  EXPECT_TRUE(files->find("/assets/main-1.js")->lasting);
  for (const char* path :
       {"", "index.html", "/assets", "/assets/", "/../index.html", "/INDEX.HTML"})
    EXPECT_EQ(files->find(path), nullptr) << path;
}

TEST_F(PageFilesTest, TagsTellVersionsApart) {
  put("index.html", "one");
  const std::string first = PageFiles::read(folder_)->find("/")->plain.tag;
  EXPECT_EQ(PageFiles::read(folder_)->find("/")->plain.tag, first);
  put("index.html", "two");
  EXPECT_NE(PageFiles::read(folder_)->find("/")->plain.tag, first);
}

TEST_F(PageFilesTest, PackedFilesBelongToTheFileTheyHold) {
  put("index.html", "page");
  put("assets/main-1.js", "a long script");
  put("assets/main-1.js.gz", "gzipped");
  put("assets/main-1.js.br", "small");
  put("notes.gz", "of nothing here");
  const auto files = PageFiles::read(folder_);
  ASSERT_TRUE(files) << files.error();
  EXPECT_EQ(files->number(), 3u);
  EXPECT_EQ(files->find("/assets/main-1.js.gz"), nullptr);
  EXPECT_NE(files->find("/notes.gz"), nullptr);

  const PageFile& script = *files->find("/assets/main-1.js");
  const auto coding = [&](std::string_view accepted) { return script.body_for(accepted).coding; };
  EXPECT_EQ(coding(""), "");
  EXPECT_EQ(coding("zstd"), "");
  EXPECT_EQ(coding("gzip, br"), "br");
  EXPECT_EQ(coding("gzip"), "gzip");
  EXPECT_EQ(coding("gzip, br;q=0.5"), "gzip");
  EXPECT_EQ(script.body_for("br").content, "small");
  EXPECT_EQ(script.body_for("").content, "a long script");
  EXPECT_NE(script.body_for("br").tag, script.body_for("gzip").tag);
  EXPECT_NE(script.body_for("br").tag, script.plain.tag);
  EXPECT_EQ(files->find("/")->body_for("gzip, br").content, "page");
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
